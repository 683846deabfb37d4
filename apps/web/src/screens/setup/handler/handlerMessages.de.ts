import { defineTranslation } from '@countersign/primitives'
import type { handlerMessages } from './handlerMessages.ts'

export const handlerMessagesDe = defineTranslation<typeof handlerMessages>('setup-handler', {
  accountCan: 'Das Konto kann',
  today: 'Heute',
  after: 'Nachher',
  stopsWorking: 'Folgendes funktioniert danach nicht mehr',
  yes: 'Ja',
  no: 'Nein',
  lossNotChecked: 'Die Seite konnte nicht prüfen, was nicht mehr funktionieren wird',
  handlerAfter: 'Handler nach der Änderung',
  publishedNotRead: ({ reason }) => `Die veröffentlichten Handler konnten nicht gelesen werden. ${reason}`,
  publishedWith: ({ release, address }) =>
    `Veröffentlicht mit Vertrag ${release}, der Version dieses Kontos. ${address}`,
  none: 'Keiner',
  noneNote: 'Das Konto beantwortet keine solchen Aufrufe.',
  otherByAddress: 'Ein anderer Handler, nach seiner Adresse',
  title: 'Fallback-Handler ändern',
  change: 'Ändern',
  fallbackHandler: 'Fallback-Handler',
  noneNoNfts: 'Keiner. Das Konto kann keine NFTs per sicherer Übertragung empfangen.',
  noneNoMessages:
    'Keiner. Das Konto kann keine NFTs per sicherer Übertragung empfangen, und Apps können seine Nachrichten nicht prüfen.',
  currentHandler: 'Jetziger Handler',
  loading: 'Der Handler des Kontos wird geladen',
  subtitle:
    'Der Fallback-Handler beantwortet Aufrufe, die der Vertrag des Kontos selbst nicht unterstützt. Er kann weder Guthaben bewegen noch unterschreiben.',
  does: 'Er beantwortet Aufrufe im Namen dieses Kontos.',
  address: 'Adresse des Handlers',
  accountItself: 'Wäre das Konto sein eigener Handler, könnte jede Adresse die Einstellungen des Kontos ändern.',
  zeroAddress: 'Kein Vertrag hat diese Adresse. Um den Handler zu entfernen, wählen Sie „Keiner“.',
  alreadyHandler: 'Das ist schon der Handler.',
  needsChoice: 'Möglich, wenn ein Handler gewählt ist.',
  hasNone: 'Das Konto hat schon jetzt keinen Handler.',
  needsAddress: 'Möglich, wenn die Adresse eingegeben ist.',
  cannotBe: 'Diese Adresse kann nicht der Handler sein.',
  noContract: 'An dieser Adresse liegt in diesem Netzwerk kein Vertrag.',
})
