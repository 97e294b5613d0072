import { addPrint, type FileOf, type PagePrint } from './printPages.ts';
import type { PressJob } from '#domain/design/pressJob.ts';
import { addJobSheets } from './jobSheet.ts';
import { PdfWriter, type PdfReference } from './pdf.ts';
import { endDocument } from './printPage.ts';
import { srgbProfile } from './srgb.ts';

export type PressDocument = {
  readonly title: string;
  readonly prints: readonly PagePrint[];
  /** Written on the job sheet, and attached as `job.json` for the shop's programs. */
  readonly job: PressJob;
};

/**
 * The document for the press: the job sheet, then one page a print, each in its real millimetres. docs/decisions/0036-press-document.md
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
  const pages: PdfReference[] = [...(await addJobSheets(pdf, pageTree, job, new Map()))];
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
