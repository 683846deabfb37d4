import { oneLine } from '@countersign/safe/exchange'
import { cliMessages } from '../cliMessages.ts'

type Finding = {
  readonly verdict: 'verified' | 'caution' | 'danger' | 'unchecked'
  readonly title: string
  readonly reason: string
}

/** The verdict and title of a check, and its reason in the next line. No text in it can make a line of its own. */
export const printVerdict = ({ verdict, title, reason }: Finding): string =>
  `${cliMessages[verdict].padEnd(12)} ${oneLine(title)}\n${' '.repeat(13)}${oneLine(reason)}`
