const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "five", "11": small numbers as words, for sentences. */
export const countWords = (count: number): string => SMALL[count] ?? String(count)
