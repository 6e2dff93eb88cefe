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
book-included = { $place }: the commands in { $file } stay unanswered, because that file is included after carryless has run. In book.toml, below [preprocessor.carryless], write after = ["links"].
book-stale = { $file } is not the one that this carryless writes. Run carryless mdbook install in the folder of book.toml.
book-language-misspelt = book.toml says language = "{ $written }"; on a page that is written { $tag }.
book-has-everything = Nothing to do: this book has everything already.
book-ready =
    Now write a block in a chapter, and run mdbook build:

    ```carryless
    explain 3 4 5
    ```
book-answers-title = Answers and explanations
book-answer-of = { $place }: { $answer }
book-answer-back = Back to where you were
book-tag = en
book-cover = Cover
book-cover-line = Some piles of stones, and how to win
book-built = The book was built again.
book-blocks-title = Blocks 8, 4, 2 and 1 to cut out
book-card-title = The winning card
book-card-front = Which column has a block alone?
book-card-cut = Print on both sides and cut along the short lines: that makes eight cards.
book-card-steps =
    1. Write each pile as a sum of 8, 4, 2 and 1, a row each, lined up.
    2. Count each column, without carry. An odd count makes an odd column.
    3. No odd column: take one stone, and wait for a slip.
    4. Otherwise choose a pile with a 1 in the leftmost odd column and flip its digits in every odd column, 1 to 0 and 0 to 1. That is how many stones to leave.
book-card-limit = **At most K a move:** divide each pile by K + 1 and play as above with the remainders.
book-card-misere = **The last stone loses:** while two or more piles have more than 1, play as above; when only one has, make it 1 or 0 and leave an odd number of single stones; when all are single stones, an odd number loses.
