/** Where a command writes. */
export type CliOutput = {
  /** The result, on standard output: words, or one JSON document with `--json`. */
  readonly write: (text: string) => void
  /** What went wrong, on standard error. */
  readonly complain: (text: string) => void
}

/** Where a command writes, and reads what must not be an argument. */
export type CliIo = CliOutput & {
  /** Asks for a text that is not shown, at the terminal or on standard input; empty when there is none. */
  readonly readSecret: (question: string) => Promise<string>
}

/** What a command reports to the shell. */
export const EXIT = {
  /** Everything that was asked was done and agrees. */
  ok: 0,
  /** Something differs, or a check found a danger. */
  differs: 1,
  /** Wrong arguments, or nothing could be computed. */
  failed: 2,
  /** It was computed, but a comparison could not run. */
  unchecked: 3,
} as const
