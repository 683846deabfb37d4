import { defineMessages, numberText, plural } from '@countersign/primitives'

/** What is wrong with the input of a call, or with a file of calls. */
export const callInputMessages = defineMessages('builder-input', {
  contract: 'contract',
  value: 'value',
  method: 'method',
  calldata: 'calldata',
  recipient: 'recipient',
  token: 'token',
  amount: 'amount',
  parameter: (number: number) => `parameter ${number}`,
  item: ({ field, index }: { field: string; index: number }) => `${field}, item ${index}`,

  enterContract: 'Choose or enter a contract.',
  enterAddressOrName: 'Enter an address, or a name that resolves to one.',
  zeroContract: 'There is no contract at the zero address.',
  chooseMethod: 'Choose a method.',
  enterCalldata: 'Enter calldata, or a value to send.',
  enterRecipient: 'Enter a recipient.',
  chooseToken: 'Choose a token of this account.',
  chooseTokenFirst: 'Choose a token first.',
  enterAmount: 'Enter an amount.',
  tooManyValues: (most: number) =>
    `The method takes more than ${numberText(most)} values. Enter its calldata as raw hex.`,

  mustBeSingle: (type: string) => `This must be a single ${type}.`,
  wrongCount: ({ type, size, count }: { type: string; size: number; count: number }) =>
    `${type} needs ${plural(size, { one: '# item', other: '# items' })}, but there ${plural(count, { one: 'is #', other: 'are #' })}.`,
  noType: (type: string) => `${type} is not a type of Solidity.`,
  enterAddress: 'Enter an address.',
  wrongChecksum: 'The checksum does not match. A character is wrong or has the wrong case.',
  noBool: (text: string) => `"${text}" is neither true nor false.`,
  enterBytes: 'Enter the bytes; 0x for none.',
  enterSomeBytes: (size: number) =>
    plural(size, { one: 'Enter # byte, as 0x and 2 digits.', other: `Enter # bytes, as 0x and ${size * 2} digits.` }),
  bytesStart: 'Bytes start with 0x.',
  wrongDigit: ({ digit, position }: { digit: string; position: number }) =>
    `"${digit}" at position ${position} is not a hexadecimal digit.`,
  oddDigits: (count: number) =>
    plural(count, {
      one: '# digit is not a whole number of bytes.',
      other: '# digits are not a whole number of bytes.',
    }),
  wrongSize: ({ type, size, count }: { type: string; size: number; count: number }) =>
    `${type} needs ${plural(size, { one: '# byte', other: '# bytes' })}, but this has ${count}.`,
  noBytes: 'These are not bytes.',
  enterNumber: 'Enter a number.',
  noWhole: (text: string) => `${text} is not a whole number. Raw values have no decimals or grouping.`,
  noNumber: (text: string) => `"${text}" is not a number.`,
  tooManyDecimals: ({ count, symbol, decimals }: { count: number; symbol: string; decimals: number }) =>
    `${plural(count, { one: '# decimal', other: '# decimals' })}, but ${symbol} has ${decimals === 0 ? 'none' : decimals}. The raw value would be cut.`,
  negative: (type: string) => `A ${type} cannot be negative.`,
  tooSmall: ({ type, least }: { type: string; least: bigint }) => `Too small for ${type}: the least value is ${least}.`,
  tooLarge: ({ type, most }: { type: string; most: bigint }) => `Too large for ${type}: the largest value is ${most}.`,

  notSolidity: 'is not a type of Solidity',
  noHex: 'is not hexadecimal data',
  noWei: 'is not a whole number in wei',
  noAddress: 'is not an address with a correct checksum',
  fileTooLong: ({ count, most }: { count: number; most: number }) =>
    `The file has ${numberText(count)} characters; the limit is ${numberText(most)}.`,
  noJson: (reason: string) => `This is not a JSON file: ${reason}.`,
  fileTooDeep: 'The file: its parameters are nested too deeply.',
  fileProblem: ({ place, problem }: { place: string; problem: string }) =>
    `${place === '' ? 'The file' : place}: ${problem}.`,
  unexpected: 'not as expected',
  otherVersion: (version: string) => `version: the file has "${version}", but this page reads "1.0".`,
  bytesOf: ({ start, end, count }: { start: string; end: string; count: number }) =>
    `${start}…${end}, ${plural(count, { one: '# byte', other: '# bytes' })}`,
  bytesDiffer: ({ file, encoded }: { file: string; encoded: string }) =>
    `The bytes in the file (${file}) differ from its encoded values (${encoded}). The bytes are used.`,
  valuesUnread: ({ method, problem }: { method: string; problem: string }) =>
    `The values of ${method} in the file cannot be parsed: ${problem}. The bytes are used.`,
  amountKept: ({ method, amount }: { method: string; amount: string }) =>
    `${method} takes no coin according to the file, but the call sends ${amount}. The amount and the bytes are used.`,
  amountLost: ({ method, amount }: { method: string; amount: string }) =>
    `${method} takes no coin according to the file, but the call sends ${amount}. Its values are incomplete, so the amount is not used.`,
  someWrong: 'some are missing or wrong',

  theValue: 'The value',
  isList: ({ place, type }: { place: string; type: string }) => `${place} is a list, but a single ${type} is needed.`,
  isNoList: ({ place, type }: { place: string; type: string }) => `${place} is not a list, but ${type} needs one.`,
  wrongFields: ({ place, count, needed }: { place: string; count: number; needed: number }) =>
    `${place} has ${plural(count, { one: '# value', other: '# values' })}, the tuple has ${plural(needed, { one: '# field', other: '# fields' })}.`,
  isNoTuple: (place: string) => `${place} is not a tuple: write [a, b] or {"name": a}.`,
  unknownField: ({ place, field }: { place: string; field: string }) =>
    `${place} has a field "${field}", which the tuple does not have.`,

  atPosition: ({ problem, position }: { problem: string; position: number }) => `${problem} at position ${position}.`,
  notExpected: (text: string) => `"${text}" was not expected`,
  jsonTooDeep: 'Brackets are nested too deeply',
  endsEarly: 'The text ends too early',
  colonMissing: 'A colon is missing',
  missing: (text: string) => `"${text}" is missing`,
  missingBefore: ({ end, found }: { end: string; found: string }) => `"," or "${end}" is missing before "${found}"`,
  itemMissing: 'An item is missing after the comma',
  notClosed: (quote: string) => `${quote} is not closed`,
  wrongQuoted: 'The text in quotes is not valid JSON',
})
