/**
 * Rules of the linter for a page that a browser translates. docs/decisions/0031-changed-by-others.md
 *
 * `text-alone`: a text is the only child of its element. React keeps a text that has siblings as a text node of its own,
 * and later inserts elements before that node, removes it or writes into it. A translator (Chrome's, among others) has
 * replaced the node by then: the first two throw, the third changes nothing on the screen. A text that is the only child is
 * written through its element, which no translator replaces. tests/support/looseTexts.ts finds what no syntax tree shows.
 *
 * `option-value`: an option says its value. Without one its text is its value, and a translator changes the text.
 */

/** @typedef {{ type: string, [key: string]: any }} Node The syntax tree of ESTree with JSX. */
/** @typedef {Set<string>} Names What a file calls its elements, and the functions that return some. */

/** Calls that make elements of a list. */
const MAPS = ['map', 'flatMap'];

/**
 * The names that a file's types declare as elements: `readonly foot?: ReactNode`, `(part: T) => ReactNode`.
 * @param {string} text
 * @returns {Names}
 */
function declaredElements(text) {
  const properties = text.matchAll(/(\w+)\??: (?:\([^)]*\) => )?ReactNode\b/g);
  const functions = text.matchAll(/function (\w+)\(.*\): ReactNode\b/g);
  return new Set(['children', ...MAPS, ...[...properties, ...functions].map(([, name = '']) => name)]);
}

/**
 * Whether an expression may be a text. What is neither an element, a list of elements nor nothing counts as one.
 * @param {Node} node
 * @param {Names} elements
 * @returns {boolean}
 */
function mayBeText(node, elements) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'ArrowFunctionExpression':
    case 'ArrayExpression':
      return false;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'ConditionalExpression':
      return mayBeText(node.consequent, elements) || mayBeText(node.alternate, elements);
    case 'LogicalExpression':
      return mayBeText(node.right, elements) || (node.operator !== '&&' && mayBeText(node.left, elements));
    case 'Identifier':
      return !elements.has(node.name);
    case 'MemberExpression':
      return !elements.has(node.property.name);
    case 'ChainExpression':
      return mayBeText(node.expression, elements);
    case 'CallExpression':
      return mayBeText(node.callee, elements);
    default:
      return true;
  }
}

/** @param {Node} child */
const isNothing = ({ type, value, expression }) =>
  // Translators do not replace whitespace.
  type === 'JSXText'
    ? value.trim() === ''
    : type === 'JSXExpressionContainer' &&
      (expression.type === 'JSXEmptyExpression' ||
        (typeof expression.value === 'string' && expression.value.trim() === ''));

const textAlone = {
  meta: {
    messages: {
      beside:
        'Put this text into an element of its own: a translator replaces its node, and React then fails or shows an old text.',
    },
  },
  /** @param {any} context */
  create(context) {
    const elements = declaredElements(context.sourceCode.text);
    /** @type {Node[]} */
    const parents = [];
    const collect = (/** @type {Node} */ parent) => void parents.push(parent);
    /** @param {Node} parent */
    const check = (parent) => {
      const children = parent.children.filter((/** @type {Node} */ child) => !isNothing(child));
      if (parent.type === 'JSXElement' && children.length < 2) return;
      for (const child of children) {
        const isText =
          child.type === 'JSXText' ||
          (child.type === 'JSXExpressionContainer' && mayBeText(child.expression, elements));
        if (isText) context.report({ node: child, messageId: 'beside' });
      }
    };
    return {
      JSXElement: collect,
      JSXFragment: collect,
      /** @param {Node} node `const label = <b />`, `const rowOf = (item) => <Row />` */
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier' || init === null || init.type === 'Literal') return;
        const value = init.type === 'ArrowFunctionExpression' ? init.body : init;
        if (!mayBeText(value, elements)) elements.add(id.name);
      },
      'Program:exit': () => parents.forEach(check),
    };
  },
};

const optionValue = {
  meta: {
    messages: {
      none: 'Give this option a value: without one its text is its value, and a translator changes the text.',
    },
  },
  /** @param {any} context */
  create(context) {
    return {
      /** @param {Node} node */
      JSXOpeningElement(node) {
        const hasValue = node.attributes.some((/** @type {Node} */ { name }) => name?.name === 'value');
        if (node.name.name === 'option' && !hasValue) context.report({ node, messageId: 'none' });
      },
    };
  },
};

export default { meta: { name: 'kanuka' }, rules: { 'text-alone': textAlone, 'option-value': optionValue } };
