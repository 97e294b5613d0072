import { useState } from 'react';

import { useMessages } from '#content/messages.ts';
import { privatePageMessages } from '#content/privatePageMessages.ts';
import { useModal } from '#lib/hooks/useModal.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Sheet } from '#ui/Sheet.tsx';

type LogOutSheetProps = {
  readonly onLeave: (isRemoving: boolean) => void;
  readonly onClose: () => void;
};

/** Asks a shopper with photos on this device whether the logout removes them. Loaded when it is opened. */
export function LogOutSheet({ onLeave, onClose }: LogOutSheetProps) {
  const t = useMessages(privatePageMessages).logOut;
  const sheet = useModal();
  const [isRemoving, setRemoving] = useState(false);
  const leave = (): void => {
    sheet.current?.close();
    onLeave(isRemoving);
  };
  return (
    <Sheet sheet={sheet} title={t.title} closeLabel={t.close} onClose={onClose}>
      <p className="py-2 text-ink-2">{t.lead}</p>
      <Checkbox isChecked={isRemoving} onChange={setRemoving}>
        <span>{t.remove}</span>
      </Checkbox>
      <div className="grid gap-2.5 py-3">
        <Button tone="primary" onClick={leave}>
          {t.confirm}
        </Button>
      </div>
    </Sheet>
  );
}
