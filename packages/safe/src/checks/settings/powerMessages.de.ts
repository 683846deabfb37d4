import { defineTranslation } from '@countersign/primitives'
import type { powerMessages } from './powerMessages.ts'

export const powerMessagesDe = defineTranslation<typeof powerMessages>('check-power', {
  module: 'Modul',
  guard: 'Guard',
  moduleGuard: 'Modul-Guard',
  fallbackHandler: 'Fallback-Handler',
  newFallbackHandler: 'Fallback-Handler des neuen Kontos',
  moduleSubject: 'Das Modul',
  guardSubject: 'Der Guard',
  moduleGuardSubject: 'Der Modul-Guard',
  fallbackHandlerSubject: 'Der Fallback-Handler',
  newFallbackHandlerSubject: 'Der Fallback-Handler des neuen Kontos',
  none: 'keiner',
  notPublished: ({ the, address }) =>
    `${the} ${address} ist kein veröffentlichter Vertrag, daher weiß diese Seite nicht, was er tut. Lesen Sie den Code, oder fragen Sie seine Autoren, bevor Sie fortfahren.`,
  differs: ({ the, address, name, published, found }) =>
    `${the} ${address} sollte ${name} mit dem Code-Hash ${published} sein, ergibt aber den Hash ${found}. Vertrauen Sie dem nicht.`,
  unread: ({ the, address, name, reason }) =>
    `${the} ${address} liegt an der Adresse, an der ${name} veröffentlicht ist. Der Code konnte nicht gelesen werden: ${reason}.`,
  byAddress: ({ the, name, address }) => `${the} ist ${name}, allein an der Adresse ${address} erkannt.`,
  developmentCode: ({ the, address, name, lets }) =>
    `${the} ${address} ist ${name}, für die Entwicklung in lokalen Netzwerken, geprüft an Adresse und Code-Hash. Nach Angabe des Projekts: „${lets}“.`,
  published: ({ the, name }) => `${the} ist ${name}, geprüft an Adresse und Code-Hash.`,
  othersUnread: ({ the, address, name, reason }) =>
    `${the} ${address} verwendet ${name}, aber die Adressen, die seine Regeln ändern können, konnten nicht gelesen werden: ${reason}.`,
  othersChange: ({ the, address, name, others }) =>
    `${the} ${address} verwendet ${name}, aber ${others} kann seine Regeln ohne dieses Konto ändern. Vertrauen Sie dem nur, wenn Sie den Grund kennen.`,
})
