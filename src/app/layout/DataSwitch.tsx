import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { useDataSaver } from '#lib/preferences.ts';

/** Switches data saving on or off. It starts switched on if the browser asks for less data. */
export function DataSwitch() {
  const t = useMessages(shopMessages);
  const [isLow, setLow] = useDataSaver();
  return (
    <label className="inline-flex min-h-11 items-center gap-2 hover:text-ivory">
      <input
        type="checkbox"
        checked={isLow}
        // A click that first hydrates the footer finds the box already ticked, so React sees no change.
        onClick={() => setLow(!isLow)}
        onChange={() => {}}
        aria-describedby="less-data"
        className="size-5 accent-gold-soft"
      />
      <span>{t.preferences.lessData}</span>
      <span id="less-data" className="text-on-ink-quiet">
        {t.preferences.lessDataHelp}
      </span>
    </label>
  );
}
