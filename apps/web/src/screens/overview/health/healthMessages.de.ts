import { defineTranslation, listText, plural } from '@countersign/primitives'
import type { healthMessages } from './healthMessages.ts'

export const healthMessagesDe = defineTranslation<typeof healthMessages>('health', {
  run: 'Erneut prüfen',
  checking: 'Wird geprüft',
  unread: ({ reason }) => `Das Netzwerk konnte nicht gelesen werden, daher sind diese Angaben nicht geprüft. ${reason}`,
  fine: ({ names }) => `Kein Problem gefunden: ${listText(names)}`,
  reading: 'Noch nicht geprüft: Diese Seite liest vom Netzwerk.',
  show: 'Zeigen',
  hide: 'Verbergen',
  review: 'Prüfen',
  upgrade: 'Aktualisierung ansehen',
  accepted: ({ day }) => `Sie haben das am ${day} akzeptiert.`,
  unknownContract: 'hier unbekannter Code',
  names: ['Eigentümer', 'Vertrag', 'Module', 'Guard', 'Fallback-Handler'],

  owners: 'Eigentümer und nötige Unterschriften',
  ownersAgree: ({ threshold, owners }) => `${threshold} von ${owners}, Netzwerk und Dienst stimmen überein`,
  ownersReported: ({ threshold, owners }) => `${threshold} von ${owners}, laut Dienst`,
  ownersMissing: ({ threshold, owners }) =>
    `Laut Netzwerk ${threshold} von ${owners}. Der Dienst nennt nicht: <missing/>.`,
  ownersExtra: ({ threshold, owners }) =>
    `Laut Netzwerk ${threshold} von ${owners}. Der Dienst nennt zusätzlich <extra/>; das Netzwerk führt diese Adressen nicht.`,
  ownersDiffer: ({ threshold, owners }) =>
    `Laut Netzwerk ${threshold} von ${owners}. Der Dienst nennt nicht <missing/> und zusätzlich <extra/>.`,
  thresholdDiffers: ({ chain, service }) =>
    `${plural(chain, { one: 'Das Netzwerk verlangt # Unterschrift', other: 'Das Netzwerk verlangt # Unterschriften' })}, der Dienst nennt ${service}.`,

  contract: ({ version }) => `Vertrag ${version}`,
  contractOfUnknownVersion: 'Vertrag unbekannter Version',
  contractNotRead: 'Der Code wurde nicht gelesen',
  contractOutdated: ({ version }) => `Vertrag ${version} ist veraltet`,
  recommended: ({ version }) =>
    `Der Code ist die offizielle Version. In diesem Netzwerk wird Version ${version} empfohlen.`,
  official: ({ name }) => `Der Hash des Codes stimmt mit der offiziellen Version (${name}) überein.`,
  contractSays: ({ version }) => `Der Vertrag nennt ${version}`,
  contractDiffers: ({ name, version }) => `Der Code weicht von der offiziellen Version ${name} ${version} ab.`,
  contractUnknown: 'Der Code ist keine veröffentlichte Version.',

  modules: 'Module',
  noModules: 'Keine Module',
  noModulesDetail: 'Jede Transaktion braucht Unterschriften der Eigentümer',
  modulesMove: (count) =>
    plural(count, {
      one: 'Ein Modul kann ohne Unterschriften der Eigentümer Geld bewegen',
      other: '# Module können ohne Unterschriften der Eigentümer Geld bewegen',
    }),
  guard: 'Guard',
  noGuard: 'Kein Guard',
  noGuardDetail: 'Kein Guard kann eine Transaktion blockieren',
  twoGuards: 'Zwei Guards sind gesetzt',
  twoGuardsDetail: 'Sie können jede Transaktion blockieren: <contracts/>.',
  guardSet: 'Ein Guard ist gesetzt',
  guardDetail: 'Er kann jede Transaktion blockieren: <contracts/>.',
  moduleGuardSet: 'Ein Modul-Guard ist gesetzt',
  moduleGuardDetail: 'Er kann jede Transaktion eines Moduls blockieren: <contracts/>.',
  handler: 'Fallback-Handler',
  noHandler: 'Kein Fallback-Handler',
  noHandlerDetail: 'Das Konto kann keine Nachrichten für Apps unterschreiben',
  handlerByAddress: ({ name, version }) => `${name} ${version}, nach Adresse`,
  unknownHandler: 'Unbekannter Fallback-Handler',
  unknownHandlerDetail: 'Code, der keine veröffentlichte Version ist, antwortet im Namen dieses Kontos: <contracts/>.',
  notRead: 'Nicht vom Netzwerk gelesen',
})
