/** A series of two mails to bakeries, as a case fills it. */
import { memo } from '../documents.ts'

export const head = 'Outbound sequence for bakeries in Bergen, list: 640 contacts'

export const series = (first: string[], second: string[] = [], above = head) =>
  memo([
    above,
    '# Mail 1, day 1',
    ...first,
    '# Mail 2, day 4',
    'Subject: flour prices in May',
    'Hi {{first_name}},',
    'The mill in Voss has cut its minimum order to 40 kg.',
    ...second,
  ])

export const opening = ['Subject: your flour', 'Hi {{first_name}},', 'We bring flour to bakeries twice a week.']
