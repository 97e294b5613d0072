/** The number of a step, only visual: the order of the page says it to screen readers. */
export function StepNumber({ number }: { readonly number: number }) {
  return <span aria-hidden="true" data-number={number} className="step-number" />;
}
