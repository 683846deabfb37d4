import { defineTranslation, plural } from '@countersign/primitives'
import type { overrideMessages } from './overrideMessages.ts'

export const overrideMessagesDe = defineTranslation<typeof overrideMessages>('override', {
  title: (count) =>
    plural(count, { one: 'Trotz einer Warnung unterschreiben?', other: 'Trotz # Warnungen unterschreiben?' }),
  close: 'Schließen',
  explain:
    'Die Ausnahme gilt nur für diesen Hash. Dieser Browser speichert sie zusammen mit Ihrer Eingabe. Fahren Sie nur fort, nachdem Sie außerhalb dieser Seite beim Vorschlagenden nachgefragt haben.',
  type: ({ sentence }) => `Geben Sie „${sentence}“ ein, um fortzufahren`,
  matching: ({ matching, of }) =>
    `${matching} von ${of} Zeichen stimmen überein. Die Schaltfläche ist frei, wenn alle übereinstimmen.`,
  matches: 'Der Satz stimmt überein.',
  keep: 'Zurück',
  override: 'Trotzdem fortfahren',
})
