### The book: its title, and the words of its pages.

book-title = Nim without carrying
book-contents = Contents
book-search = Search
book-search-label = Search the book
book-search-none = Nothing found. Try another word.
book-search-waiting = Opening the index …
book-theme = Theme
book-theme-auto = Theme: as the system
book-theme-light = Theme: light
book-theme-dark = Theme: dark
book-print = Print the book
book-skip = To the text
book-turn = Lessons before and after
book-previous = Previous
book-next = Next
book-languages = Languages
book-choose = Choose a language
book-about = Learn the game of Nim, one explained step at a time.
book-open = Read in English
book-from-folder = Made from ./lessons; it is in:
book-from-program = Made from the lessons inside the program; it is in:
book-serving = The book is at { $address } (Ctrl-C ends it)
book-other-mdbook = This book comes from mdBook { $version }; carryless knows the books of mdBook { $ours }.
book-built = The book was built again.
book-blocks-title = Blocks 8, 4, 2 and 1 to cut out
