import { defineTranslation } from '@countersign/primitives'
import type { callMessages } from './callMessages.ts'

export const callMessagesDe = defineTranslation<typeof callMessages>('check-calls', {
  thisAccount: 'diesem Konto',
  theAccount: (address) => `dem Konto ${address}`,
  actsFor: (address) => `dem Konto, für das ${address} handelt,`,
  none: 'keiner',
  otherHash: ({ address, found, published }) =>
    `Unter ${address} ergibt der Code den Hash ${found}, veröffentlicht ist der Hash ${published}. Unterschreiben Sie nicht.`,
  notRequested: 'sein Code wurde nicht abgefragt',
  theTransaction: 'Die Transaktion',
  call: (place) => `Aufruf ${place}`,
  noDelegatecall: 'Kein Delegatecall',
  noForeignCode: 'Kein fremder Code läuft mit dem Speicher des Kontos.',
  unreadableBatch: 'Eine Sammeltransaktion kann nicht gelesen werden',
  batchBytes: ({ place, address }) =>
    `${place} an ${address} muss weitere Aufrufe enthalten, aber die Bytes lassen sich nicht vollständig dekodieren, daher ist die Wirkung nicht bekannt. Bitten Sie den Einreicher, sie neu zu erstellen.`,
  unknownCode: 'Delegatecall an unbekannten Code',
  anything: ({ place, address, account }) =>
    `${place} lässt den Code unter ${address} mit ${account} alles tun. Er ist kein veröffentlichter Safe-Vertrag. Bitten Sie stattdessen um einen einfachen Aufruf.`,
  notPublished: (name) => `Der Code von ${name} ist nicht der veröffentlichte`,
  delegatecallTo: (name) => `Delegatecall an ${name}`,
  notMadeFor: ({ place, name, address, account }) =>
    `${place} ruft ${name} unter ${address} per Delegatecall auf. Dafür ist dieser Code nicht gemacht: Er könnte dauerhaft etwas an ${account} ändern.`,
  codeUnread: ({ address, reason }) =>
    `${address} ist an der Adresse bekannt, der Code konnte nicht gelesen werden: ${reason}. Lesen Sie ihn noch einmal, bevor Sie unterschreiben.`,
  insideBatch: (name) => `Delegatecall an ${name} in einer Sammeltransaktion`,
  amongOthers: ({ place, account }) =>
    `${place} führt veröffentlichten Code mit dem Speicher von ${account} zwischen anderen Aufrufen aus. Eine Sammeltransaktion sollte nur einfache Aufrufe enthalten. Bitten Sie um eine eigene Transaktion dafür.`,
  only: (name) => `Nur Delegatecall an ${name}`,
  publishedCode: 'Veröffentlichter Code, geprüft an Adresse und Code-Hash.',
})
