import { defineTranslation } from '@countersign/primitives'
import type { urMessages } from './urMessages.ts'

export const urMessagesDe = defineTranslation<typeof urMessages>('ur', {
  noBytewords: (count) => `${count} Buchstaben sind keine Bytewords`,
  noByteword: (pair) => `„${pair}“ ist kein Byteword`,
  wrongChecksum: ({ found, said }) =>
    `Die Prüfsumme des Codes ist ${found}, der Code nennt aber ${said}. Scannen Sie ihn noch einmal.`,
  notWritable: (count) => `${count} lässt sich hier nicht als CBOR schreiben`,
  bytesFollow: (count) => `nach dem CBOR-Wert folgen ${count} Bytes`,
  tooDeep: (most) => `CBOR ist tiefer als ${most} Ebenen verschachtelt`,
  otherType: (type) => `CBOR-Typ ${type} wird zwischen Wallets nicht verwendet`,
  otherSimple: (value) => `der einfache CBOR-Wert ${value} wird zwischen Wallets nicht verwendet`,
  unknownLength: 'CBOR unbekannter Länge wird zwischen Wallets nicht verwendet',
  tooLarge: 'Eine CBOR-Zahl ist zu groß',
  keyTwice: 'Eine CBOR-Zuordnung hat einen Schlüssel zweimal',
  keyNoNumber: 'Eine CBOR-Zuordnung hat einen Schlüssel, der keine Zahl ist',
  endsBefore: (count) => `CBOR endet vor seinen ${count} Einträgen`,
  endsEarly: 'CBOR endet zu früh',
  notFromWallet: 'Dieser Code stammt nicht von einer Wallet (er beginnt nicht mit „ur:“)',
  frameNoList: 'Ein Bild des Codes ist keine Liste',
  wrongShape: 'Ein Bild des Codes hat die falsche Form',
  doNotFit: 'Die Bilder des Codes passen nicht zusammen. Scannen Sie den ganzen Code noch einmal.',
})
