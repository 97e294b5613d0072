import { useMemo, useState } from 'react';

import { calendarMessages } from '#content/calendarMessages.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { firstMonthsAt, isYearMonth, monthFormat, monthsFrom, type YearMonth } from '#domain/design/calendar.ts';
import { areHolidaysKnown, HOLIDAYS_KNOWN } from '#domain/design/holidays.ts';
import { SelectField } from '#ui/Field.tsx';
import type { Designing } from './useDesigning.ts';

type FirstMonthProps = { readonly month: YearMonth } & Pick<Designing, 'change'>;

/** The month of a calendar's first page, and a hint where the holidays of one of its months are not known. */
export function FirstMonth({ month, change }: FirstMonthProps) {
  const t = useMessages(calendarMessages);
  const { locale } = useMessages(shopMessages);
  const [openedAt] = useState(() => Date.now());
  const textOf = useMemo(() => monthFormat(locale), [locale]);
  const isComplete = monthsFrom(month).every(areHolidaysKnown);
  return (
    <SelectField
      label={t.firstMonth}
      hint={isComplete ? undefined : t.holidaysUntil(textOf(HOLIDAYS_KNOWN.to))}
      value={month}
      onChange={({ target: { value } }) => {
        if (isYearMonth(value)) change('first month', (now) => ({ ...now, firstMonth: value }));
      }}
    >
      {firstMonthsAt(openedAt, month).map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </SelectField>
  );
}
