"""Imports text files with the real engine of Anki, twice, and prints the results.

The files have Anki's own header lines, which alone decide how they are read (no header is added here). Files after
--changed have other answers under the same GUIDs. Prints JSON: for "first", "second" and "changed" (only if given)
the numbers of notes found, new, updated, duplicate, conflicting and so on; the final notes of the collection in
the order in which they were added; the fields of their note types; and the findings of Anki's database check.

A file that Anki refuses ends the program with exit code 1 and Anki's message.

With --language zh-CN the collection is made as for users of Anki in that language: the note type Basic and its
fields have other names there, and a file that names them would not be imported correctly.

    anki_twice.py FILE [FILE…] [--changed FILE [FILE…]] [--language CODE]
"""

import argparse
import json
import os
import sys
import tempfile

import anki.lang
from anki.collection import Collection, ImportCsvRequest
from anki.errors import AnkiException

COUNTS = (
    "new",
    "updated",
    "duplicate",
    "conflicting",
    "first_field_match",
    "missing_notetype",
    "missing_deck",
    "empty_first_field",
)


def read(col, path):
    """Imports one file as its headers say; returns the number of notes by result."""
    path = os.path.abspath(path)
    metadata = col.get_csv_metadata(path, None)
    log = col.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log
    return {"found": log.found_notes} | {fate: len(getattr(log, fate)) for fate in COUNTS}


def read_all(col, paths):
    """Imports the files in turn; returns the sums."""
    fates = [read(col, path) for path in paths]
    return {fate: sum(each[fate] for each in fates) for fate in ("found", *COUNTS)}


def note_of(col, identifier):
    """One note: its GUID, the decks of its cards, its tags and its fields in order."""
    note = col.get_note(identifier)
    cards = note.cards()
    return {
        "guid": note.guid,
        "notetype": note.note_type()["name"],
        "deck": " | ".join(sorted({col.decks.name(card.did) for card in cards})),
        "cards": len(cards),
        "tags": note.tags,
        "fields": note.fields,
    }


def fields_of(col, name):
    """The names of the fields of a note type, in order."""
    return [field["name"] for field in col.models.by_name(name)["flds"]]


def report(col, files, changed):
    """Imports everything; returns a description of the collection."""
    out = {"first": read_all(col, files), "second": read_all(col, files)}
    if changed:
        out["changed"] = read_all(col, changed)
    out["notes"] = [note_of(col, identifier) for identifier in sorted(col.find_notes(""))]
    names = sorted({note["notetype"] for note in out["notes"]})
    out["notetype"] = {name: fields_of(col, name) for name in names}
    problems, sound = col.fix_integrity()
    out["problems"] = "" if sound else problems
    return out


def main():
    parser = argparse.ArgumentParser(description="Imports text files into a fresh Anki collection, twice.")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--changed", nargs="+", metavar="FILE", default=[])
    parser.add_argument("--language", metavar="CODE", default="en")
    arguments = parser.parse_args()
    anki.lang.set_lang(arguments.language)
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(os.path.join(folder, "collection.anki2"))
        try:
            out = report(col, arguments.files, arguments.changed)
        except AnkiException as error:
            sys.exit(f"anki_twice.py: {error}")
        finally:
            col.close()
    print(json.dumps(out, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
