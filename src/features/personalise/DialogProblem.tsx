/** Below a button: why its dialog did not open. Nothing where `text` is empty. */
export function DialogProblem({ text }: { readonly text: string }) {
  return text === '' ? null : (
    <p role="alert" className="col-span-full text-small text-error">
      {text}
    </p>
  );
}
