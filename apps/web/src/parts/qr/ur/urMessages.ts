import { defineMessages } from '@countersign/primitives'

export const urMessages = defineMessages('ur', {
  noBytewords: (count: number) => `${count} letters are not bytewords`,
  noByteword: (pair: string) => `“${pair}” is not a byteword`,
  wrongChecksum: ({ found, said }: { found: number; said: number }) =>
    `The checksum of the code is ${found}, but the code says ${said}. Scan it again.`,
  notWritable: (count: number) => `${count} cannot be written as CBOR here`,
  bytesFollow: (count: number) => `${count} bytes follow the CBOR value`,
  tooDeep: (most: number) => `CBOR nested more than ${most} deep`,
  otherType: (type: number) => `CBOR type ${type} is not used between wallets`,
  otherSimple: (value: number) => `CBOR simple value ${value} is not used between wallets`,
  unknownLength: 'CBOR of unknown length is not used between wallets',
  tooLarge: 'A CBOR number is too large',
  keyTwice: 'A CBOR map has a key twice',
  keyNoNumber: 'A CBOR map has a key that is not a number',
  endsBefore: (count: number) => `CBOR ends before its ${count} items`,
  endsEarly: 'CBOR ends too early',
  notFromWallet: 'This code is not from a wallet (it does not start with “ur:”)',
  frameNoList: 'A frame of the code is not a list',
  wrongShape: 'A frame of the code has the wrong shape',
  doNotFit: 'The frames of the code do not fit together. Scan the whole code again.',
})
