import { defineMessages, plural, numberText } from '@countersign/primitives'

export const ageMessages = defineMessages('check-age', {
  noContractThen: ({ place, address, blocks }: { place: string; address: string; blocks: number | bigint }) =>
    `${place} calls ${address}. There was no contract at this address ${numberText(blocks)} blocks before. Ask who published it, and compare the address with the documentation of the project.`,
  noContractThenAbout: ({
    place,
    address,
    blocks,
    time,
  }: {
    place: string
    address: string
    blocks: number | bigint
    time: string
  }) =>
    `${place} calls ${address}. There was no contract at this address ${numberText(blocks)} blocks before, about ${time}. Ask who published it, and compare the address with the documentation of the project.`,
  ageUnread: ({ address, reason }: { address: string; reason: string }) => `${address}: ${reason}.`,
  agesUnread: ({ address, count, reason }: { address: string; count: number; reason: string }) =>
    `${address} and ${count} more: ${reason}.`,
  notRead: 'it was not read',
  nowUnread: (reason: string) => `the code there now could not be read: ${reason}`,
  veryNew: 'This contract is very new',
  noneIsNew: 'No called contract is very new',
  eachHadCode: (blocks: number | bigint) =>
    `Each had code at its address ${numberText(blocks)} blocks before. This proves nothing else about them.`,
  ages: 'Age of the called contracts',
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  seconds: (count: number) => plural(count, { one: '# second', other: '# seconds' }),
})
