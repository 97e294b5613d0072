/**
 * Texts that React holds as nodes of their own: a translator replaces such a node, and React then fails. The linter's
 * `kanuka/text-alone` finds most in the source; this finds those of run time, such as a component's `children`.
 */
const created: Text[] = [];

/** True for a node that React manages: React stores its fiber on it. */
const isHeldByReact = (node: Text): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Records every text node from now on. */
export function watchTexts(): void {
  const create = document.createTextNode.bind(document);
  document.createTextNode = (text) => {
    const node = create(text);
    created.push(node);
    return node;
  };
}

/** The loose texts since the last call, each with its parent's tag; blank texts do not count, since they are not translated. */
export function takeLooseTexts(): readonly string[] {
  const nodes = created.splice(0);
  return nodes
    .filter((node) => node.data.trim() !== '' && isHeldByReact(node))
    .map(({ data, parentElement }) => `<${parentElement?.localName}> ${data}`);
}
