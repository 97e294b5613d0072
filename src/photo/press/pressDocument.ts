import { addPrint, type FileOf, type PagePrint } from './printPages.ts';
import { PdfWriter } from './pdf.ts';
import { endDocument } from './printPage.ts';
import { srgbProfile } from './srgb.ts';

export type PressDocument = {
  readonly title: string;
  readonly prints: readonly PagePrint[];
  /** The same facts for the shop's programs, attached as `job.json`. */
  readonly job: object;
};

/**
 * The document for the press: one page a print, each in its real millimetres. docs/decisions/0036-press-document.md
 * @param onPage Called before each page is drawn, from 1.
 * @throws Error when a photo's file is not on the device any more; RangeError where a canvas gets no memory
 */
export async function pressDocument(
  { title, prints, job }: PressDocument,
  fileOf: FileOf,
  onPage: (page: number) => void = () => {},
): Promise<Blob> {
  const pdf = new PdfWriter();
  const pageTree = pdf.reserve();
  const profile = pdf.addStream({ N: 3 }, srgbProfile());
  const pages = [];
  for (const [at, print] of prints.entries()) {
    onPage(at + 1);
    pages.push(await addPrint(pdf, pageTree, print, { fileOf, profile }));
  }
  return endDocument(pdf, {
    pages,
    pageTree,
    profile,
    title,
    attachment: { name: 'job.json', json: JSON.stringify(job, null, 2) },
    id: crypto.getRandomValues(new Uint8Array(16)),
    madeAt: new Date(),
  });
}
