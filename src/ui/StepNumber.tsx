/** The number of a step, for the eye: the order of the page says it to everyone else. */
export function StepNumber({ number }: { readonly number: number }) {
  return <span aria-hidden="true" data-number={number} className="step-number" />;
}
