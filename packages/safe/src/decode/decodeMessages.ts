import { defineMessages, plural, numberText } from '@countersign/primitives'

export const decodeMessages = defineMessages('decode', {
  bytesFollow: (count: number) => `${plural(count, { one: '# byte follows', other: '# bytes follow' })} the parameters`,
  otherBytes: 'the same parameters are usually encoded to other bytes',
  sharedBytes: 'several parameters share bytes, so their values are not shown',
  pasteAbi: 'Paste an ABI: JSON, or one function signature per line.',
  tooLong: ({ length, most }: { length: number | bigint; most: number | bigint }) =>
    `The text has ${numberText(length)} characters. The maximum is ${numberText(most)}.`,
  noFunction: 'It contains no function, so it cannot name any call.',
  tooMany: ({ count, most }: { count: number | bigint; most: number | bigint }) =>
    `It has ${numberText(count)} functions. The maximum is ${numberText(most)}.`,
  noJson: (reason: string) => `This is not valid JSON: ${reason}.`,
  noList: 'The JSON is neither a list nor an artifact with an "abi" list.',
  item: (number: number) => `Item ${number}`,
  noObject: (place: string) => `${place} is not an object.`,
  noName: (place: string) => `${place} is a function without a valid name.`,
  noMutability: ({ place, name, value }: { place: string; name: string; value: string }) =>
    `${place}, ${name}: the stateMutability ${value} does not exist.`,
  noParameters: (place: string) => `${place}: its parameters are not a list.`,
  parameterNoObject: ({ place, number }: { place: string; number: number }) =>
    `${place}: parameter ${number} is not an object.`,
  parameter: ({ place, number }: { place: string; number: number }) => `${place}, parameter ${number}`,
  noType: ({ place, number, type }: { place: string; number: number; type: string }) =>
    `${place}: parameter ${number} has the type ${type}, which does not exist.`,
  line: (number: number) => `Line ${number}`,
  noSignature: ({ place, text }: { place: string; text: string }) => `${place} is not a function signature: ${text}`,
  sharedSelector: ({ first, second, selector }: { first: string; second: string; selector: string }) =>
    `${first} and ${second} share the selector ${selector}: no contract has both.`,
  fileTooLong: ({ length, most }: { length: number | bigint; most: number | bigint }) =>
    `The file has ${numberText(length)} characters. The maximum is ${numberText(most)}.`,
  noContext: 'It has no context.contract: only descriptions of contracts are read.',
  noFormats: 'It has no display.formats, so it describes no method.',
  noIntent: 'None of its methods is a function signature with an intent.',
})
