import { chooseFile, dialog, expectChange, kitPhoto, MUG, openDialog, pixelsOf, preview } from '../support/photo.ts';
import { addWorkerScript, canvasCeiling } from '../support/engine.ts';
import { expect, test } from '../support/shop.ts';
import { expectSameLook } from '../support/spots.ts';

/** Makes the shop accept Chromium's software renderer as a graphics card: test machines have none. */
function countAnyCard(): void {
  const { getParameter } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    getParameter(this: WebGL2RenderingContext, name: number): unknown {
      return name === this.RENDERER ? 'A graphics card' : getParameter.call(this, name);
    },
  });
}

// Every mock-up, where the photo is on it, and what stays as it was: spots.spec.ts.
test('a photo is shown by a graphics card, and without it once it is lost', async ({ page, open, watch }) => {
  test.slow();
  // The first when a picture is read back from Chromium's software renderer.
  watch.allow(/GPU stall due to ReadPixels/, /CONTEXT_LOST_WEBGL/);
  await page.addInitScript(countAnyCard);
  await openDialog(page, open, MUG);
  await expect(preview(page)).toHaveAttribute('data-painter', 'webgl');
  const photo = kitPhoto('beach-sunset');
  await expectChange(page, () => chooseFile(page, photo));
  const onCard = await pixelsOf(page);
  // As many pixels as the large preview shows.
  expect(onCard.width).toBe(page.viewportSize()?.height);
  // A page restored from the back/forward cache may have lost what its canvases show.
  await preview(page).evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.clear(WebGL2RenderingContext.COLOR_BUFFER_BIT);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(async () => expectSameLook(onCard, await pixelsOf(page))).toPass({ intervals: [60] });
  await expect(preview(page)).toHaveAttribute('data-painter', 'webgl');
  await expectChange(page, () => chooseFile(page, kitPhoto('family-kite')));
  // As a system short of memory does.
  await preview(page).evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(preview(page)).toHaveAttribute('data-painter', 'canvas');
  await chooseFile(page, photo);
  // Another thread paints from now on, the earlier photo first.
  await expect(async () => expectSameLook(onCard, await pixelsOf(page))).toPass({ intervals: [60] });
});

test('R42: where large canvases stay black the product is smaller, or a message', async ({ page, open, watch }) => {
  watch.allow(/no memory for photo-mug/);
  await addWorkerScript(page, canvasCeiling(110_000));
  await openDialog(page, open, MUG);
  // A software renderer is no graphics card.
  await expect(preview(page)).toHaveAttribute('data-painter', 'canvas');
  expect((await pixelsOf(page)).width).toBe(320);
  await page.unrouteAll();
  await addWorkerScript(page, canvasCeiling(5000));
  // The dialog was open: it is open after the reload, too.
  await open();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'low on memory' })).toBeVisible();
});
