import { OpenInBrowserHost } from '#components/OpenInBrowserHost.tsx';
import { useMessages } from '#content/messages.ts';
import { ownPhotoMessages } from '#content/ownPhotoMessages.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';

type InAppBrowserSheetProps = { readonly onChoose: () => void; readonly onClose: () => void };

/** In an app's own browser: how to open the phone's browser, where photos can be saved, and the choice here all the same. */
export function InAppBrowserSheet({ onChoose, onClose }: InAppBrowserSheetProps) {
  const t = useMessages(ownPhotoMessages);
  const sheet = useModal();
  return (
    <Sheet sheet={sheet} title={t.title} closeLabel={t.close} onClose={onClose}>
      <div className="pt-3">
        <OpenInBrowserHost size="" />
      </div>
      <div className="grid pb-4">
        <Button
          onClick={() => {
            onChoose();
            sheet.current?.close();
          }}
        >
          {t.choose}
        </Button>
      </div>
    </Sheet>
  );
}
