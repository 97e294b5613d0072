/** Why a screen for the photo did not open, below its button. */
export function DialogProblem({ text }: { readonly text: string }) {
  return text === '' ? null : (
    <p role="alert" className="col-span-full text-small text-error">
      {text}
    </p>
  );
}
