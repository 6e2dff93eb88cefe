"""Converts Markdown and HTML to the plain lines that a person reads: for each language its lines and its picture.
"""
import html
import re

CHINESE = re.compile(r"[、-〿一-鿿＀-￯]")


def of_markdown(text):
    """Text without markup; fences stay, because they are figures."""
    parts = re.split(r"(```text\n.*?```)", text, flags=re.S)
    plain = lambda part: part if part.startswith("```") else part.replace("\\_", "_").replace("**", "").replace("`", "")
    return "".join(plain(part) for part in parts)


def of_html(text):
    """Lines; an item of a numbered list begins with its number, cells of a table row are separated."""
    def numbered(found):
        items = re.findall(r"<li>(.*?)</li>", found[1], flags=re.S)
        return "\n" + "\n".join(f"{at}. {item}" for at, item in enumerate(items, 1)) + "\n"

    text = re.sub(r"<ol>(.*?)</ol>", numbered, text, flags=re.S)
    text = re.sub(r"</t[dh]>", "  ", text)
    text = re.sub(r"<(?:/?p|/?div|/?tr|br ?/?|/?table|/?tbody)[^>]*>", "\n", text)
    return html.unescape(re.sub(r"<[^>]+>", "", text))


def with_spaces(answer):
    """Answer of a printed key with ordinary spaces; its no-break spaces only prevent line breaks."""
    return answer.replace("\xa0", " ")


def halves(language, text, picture=None):
    """Text in each of its languages, with its picture."""
    if language != "both":
        fence = re.search(r"```text\n(.*?)```", text, re.S)
        text = re.sub(r"```text\n.*?```", "", text, flags=re.S)
        return [("en" if language == "en" else "zh", text.strip(), picture or (fence and fence[1]))]
    said, fences, last = {"zh": [], "en": []}, {}, "zh"
    for part in re.split(r"(```text\n.*?```)", text, flags=re.S):
        if part.startswith("```"):
            fences.setdefault(last, part[8:-3])
            continue
        for line in part.splitlines():
            if line.strip():
                last = "zh" if CHINESE.search(line) else "en"
                said[last].append(line)
    every = picture or fences.get("zh") or fences.get("en")
    return [(one, "\n".join(said[one]), picture or fences.get(one, every)) for one in ("zh", "en")]
