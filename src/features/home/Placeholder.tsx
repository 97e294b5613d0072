/** Words where a slide has nothing to show. */
export function Placeholder({ text }: { readonly text: string }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-sand text-ink-2 md:pl-[33%]">
      <p className="font-serif text-h3">{text}</p>
    </div>
  );
}
