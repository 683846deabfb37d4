const WORDS = [
  'Nothing',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

const numberWord = (count: number): string => WORDS[count] ?? count.toLocaleString('en-US')

/** "Three items need you". */
export function headline(count: number): string {
  return count === 0 ? 'Nothing needs you' : count === 1 ? 'One item needs you' : `${numberWord(count)} items need you`
}

/** "7 accounts on 5 networks". */
export function scopeWords(accounts: number, networks: number): string {
  const account = accounts === 1 ? '1 account' : `${accounts} accounts`
  return `${account} on ${networks === 1 ? '1 network' : `${networks} networks`}`
}

type Work = { readonly accounts: number; readonly urgent: number; readonly executable: number }

/** "In 3 accounts. One is urgent, one can be executed now." */
export function workWords({ accounts, urgent, executable }: Work): string {
  const parts = [
    ...(urgent > 0 ? [`${numberWord(urgent)} ${urgent === 1 ? 'is' : 'are'} urgent`] : []),
    ...(executable > 0 ? [`${numberWord(executable)} can be executed now`] : []),
  ].map((part, index) => (index === 0 ? part : `${part.charAt(0).toLowerCase()}${part.slice(1)}`))
  const scope = `In ${accounts === 1 ? '1 account' : `${accounts.toLocaleString('en-US')} accounts`}.`
  return parts.length === 0 ? scope : `${scope} ${parts.join(', ')}.`
}

const MOST_NAMED = 5

/** "Demo treasury, Demo operations and 12 more". */
export function namesOf(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return names.join(', ')
  return `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
}
