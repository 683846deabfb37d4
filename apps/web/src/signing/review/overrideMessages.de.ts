import { defineTranslation, plural } from '@countersign/primitives'
import type { overrideMessages } from './overrideMessages.ts'

export const overrideMessagesDe = defineTranslation<typeof overrideMessages>('override', {
  title: (count) => plural(count, { one: 'Diese Prüfung übergehen?', other: '# Prüfungen übergehen?' }),
  close: 'Schließen',
  explain:
    'Die Ausnahme gilt nur für diesen Hash. Dieser Browser speichert sie zusammen mit Ihrer Eingabe. Fahren Sie nur fort, nachdem Sie außerhalb dieser Seite beim Vorschlagenden nachgefragt haben.',
  type: ({ sentence }) => `Geben Sie „${sentence}“ ein`,
  keep: 'Gesperrt lassen',
  override: 'Trotzdem fortfahren',
})
