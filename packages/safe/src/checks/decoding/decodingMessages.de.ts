import { defineTranslation, plural } from '@countersign/primitives'
import type { decodingMessages } from './decodingMessages.ts'

export const decodingMessagesDe = defineTranslation<typeof decodingMessages>('check-decoding', {
  trailing: 'Nach den Parametern einer bekannten Methode folgen Bytes',
  trailingWhy:
    'der Vertrag kann sie lesen, aber der Text dieser Seite zeigt sie nicht. Bitten Sie den Einreicher, sie wegzulassen',
  unknown: 'Daten, die nicht dekodiert werden können',
  unknownWhy:
    'keine bekannte Methode passt zu den Bytes, daher entscheidet allein der Vertrag, was sie bedeuten. Um sie zu lesen, fügen Sie im Adressbuch seine ABI hinzu',
  service: 'Daten, die nur der Dienst dekodiert',
  serviceWhy: 'nur der Dienst nennt die Methode',
  collision: 'Daten mit mehreren Lesarten',
  collisionWhy:
    'mehrere Methoden haben diesen Selektor und passen zu den Bytes. Welche davon der Vertrag hat, ist nicht bekannt',
  inexact: 'Daten, die nicht genau dekodiert sind',
  inexactWhy: 'der dekodierte Text ergibt andere Bytes. Verlassen Sie sich auf die Bytes',
  selector: 'Aufrufe, die nur am Selektor dekodiert sind',
  selectorWhy:
    'die Methode stammt aus einer Liste bekannter Methoden, nicht aus einer ABI dieses Vertrags: Namen und Wirkung sind nicht bewiesen',
  claim: 'Aufrufe, die nach einer behaupteten Quelle dekodiert sind',
  claimWhy: 'ein Quellenanbieter nennt die ABI des Vertrags, und diese Seite hat die Behauptung nicht geprüft',
  address: 'Aufrufe, die nach einer veröffentlichten Adresse dekodiert sind',
  addressWhy: 'unter der Adresse ist ein Vertrag veröffentlicht, aber sein Code wurde nicht verglichen',
  decoded: (count) =>
    `${plural(count, { one: 'Der Aufruf wurde', other: 'Alle # Aufrufe mit Daten wurden' })} nach der ABI von veröffentlichtem Code oder einer von Ihnen hinzugefügten dekodiert. Die Parameter ergeben wieder dieselben Bytes.`,
  decodedOrStandard: (count) =>
    `${plural(count, { one: 'Der Aufruf wurde', other: 'Alle # Aufrufe mit Daten wurden' })} nach der ABI von veröffentlichtem Code, einer von Ihnen hinzugefügten oder dem Standard eines Tokens, der als solcher antwortet, dekodiert. Die Parameter ergeben wieder dieselben Bytes.`,
  because: ({ calls, why }) => `${calls}: ${why}.`,
  call: (number) => `Aufruf ${number}`,
  callOf: ({ number, signature }) => `Aufruf ${number}, ${signature}`,
  calls: (numbers) => `Aufrufe ${numbers}`,
  more: (count) => `${count} weitere`,
  notDecoded: 'Aufrufe nicht dekodiert',
  couldNot: 'Die Aufrufe konnten nicht dekodiert werden.',
  nothing: 'Nichts zu dekodieren',
  noData: 'Kein Aufruf enthält Daten.',
  byKnownAbis: 'Aufrufe nach bekannten ABIs dekodiert',
})
