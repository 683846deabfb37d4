const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "five", "11": small numbers as words, for sentences. */
export const countWords = (count: number): string => SMALL[count] ?? String(count)

/** "1 signature", "3 signatures". */
export const signaturesWords = (count: number): string => `${count} ${count === 1 ? 'signature' : 'signatures'}`
