import { useState } from 'react';

import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { sendingMessages } from '#content/sendingMessages.ts';
import { shareFiles } from '#lib/share.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

type SharePrintFileProps = {
  readonly files: readonly File[];
  /** Called when an app has taken the files. */
  readonly onShared: () => void;
};

/**
 * Shares the print file by the system's share sheet. Text or a link is never shared with it: an iPhone that gets both may
 * deliver only the text.
 */
export function SharePrintFile({ files, onShared }: SharePrintFileProps) {
  const t = useMessages(sendingMessages);
  const [hasFailed, setFailed] = useState(false);
  const share = async (): Promise<void> => {
    const outcome = await shareFiles(files);
    setFailed(outcome === 'failed');
    if (outcome === 'shared') onShared();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button tone="primary" className="px-5" onClick={() => void share()}>
        <Icon name="share" />
        <span>{t.share(files.length)}</span>
      </Button>
      <p className="text-small text-ink-2">
        {t.shareHelp(settings.whatsappNumber === null ? settings.shopEmail : `+${settings.whatsappNumber}`)}
      </p>
      {hasFailed && (
        <p role="alert" className="font-medium text-error">
          {t.shareFailed}
        </p>
      )}
    </div>
  );
}
