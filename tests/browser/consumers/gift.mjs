// Reads GIFT files with the parser gift-pegjs.
//
// In:  the paths of GIFT files.
// Out: JSON, an object from each path to the list of its questions in order, categories included.
//      A question has type (Category, Description, MC, Short, Numerical, TF, Matching, Essay), title,
//      id, tags, stem, format and feedback (the general one); what is not there is null. Choices are
//      {right, weight, feedback} with text, or with number and tolerance, or with low and high.
//      right only says that the sign was "=": after "~%50%" it is false, and the weight counts.
//      Any other number is the text "*". A matching question has pairs; true or false has right and
//      feedbacks, the one for a wrong answer first.
//
// A file that does not parse ends the program with 1 and the line and column. Beware: much that is
// wrong parses all the same, often as a Description or an Essay, so count the questions by type.
//
//     node gift.mjs FILE…
import { readFileSync } from 'node:fs';
import gift from 'gift-pegjs';

const text = formatted => formatted?.text ?? null;

// The parser leaves its own marks for escaped characters in the right side of a pair.
const unmark = marked => marked.replace(/&&(010|035|058|061|092|123|125|126);/g, (_, code) => String.fromCharCode(Number(code)));

const value = ({ type, number, range, numberLow, numberHigh, text: words }) => {
  if (type === 'simple') return { number, tolerance: 0 };
  if (type === 'range') return { number, tolerance: range };
  if (type === 'high-low') return { low: numberLow, high: numberHigh };
  return { text: words };
};

const choice = ({ isCorrect, weight, text: answer, feedback }) =>
  ({ right: isCorrect, weight, ...value(answer), feedback: text(feedback) });

// A numeric answer that stands alone is no list.
const choices = found => Array.isArray(found) ? found.map(choice) : [{ right: true, weight: null, ...value(found), feedback: null }];

const question = found => ({
  type: found.type,
  title: found.title ?? null,
  id: found.id ?? null,
  tags: found.tags ?? null,
  stem: text(found.stem),
  format: found.stem?.format ?? null,
  ...found.choices && { choices: choices(found.choices) },
  ...found.matchPairs && { pairs: found.matchPairs.map(pair => [text(pair.subquestion), unmark(pair.subanswer)]) },
  ...found.type === 'TF' && { right: found.isTrue, feedbacks: [text(found.trueFeedback), text(found.falseFeedback)] },
  feedback: text(found.globalFeedback),
});

const read = path => {
  try {
    return gift.parse(readFileSync(path, 'utf8')).map(question);
  } catch (error) {
    const { line, column } = error.location?.start ?? {};
    console.error(`${path}${line ? `:${line}:${column}` : ''}: ${error.message}`);
    process.exit(1);
  }
};

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: node gift.mjs FILE…');
  process.exit(1);
}
console.log(JSON.stringify(Object.fromEntries(paths.map(path => [path, read(path)])), null, 1));
