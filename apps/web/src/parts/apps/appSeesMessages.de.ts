import { defineTranslation, plural } from '@countersign/primitives'
import type { appSeesMessages } from './appSeesMessages.ts'

export const appSeesMessagesDe = defineTranslation<typeof appSeesMessages>('app-sees', {
  willSee: '<b>Sie sieht</b> Adresse, Netzwerk, Eigentümer und Guthaben Ihres Kontos sowie Ihre IP-Adresse.',
  shared: (count) =>
    `<b>Sie teilen</b> ${plural(count, { one: '# Kontakt', other: '# Kontakte' })} Ihres Adressbuchs mit ihr.`,
  cannotSee: '<b>Sie sieht nicht</b> Ihr Adressbuch und andere Konten, wenn Sie es nicht erlauben.',
  cannotSeeRest: '<b>Sie sieht nicht</b> den Rest Ihres Adressbuchs und andere Konten.',
  title: 'Was diese App sehen kann',
})
