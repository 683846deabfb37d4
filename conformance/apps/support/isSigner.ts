/** One of each kind of what a wallet was asked for: 1 to 3 read the service themselves, 4 to 7.10 sign on chain, since 7.11 with a signature. */
const SIGNERS: ReadonlySet<string> = new Set(['1.0.2', '7.10.0', '9.1.0'])
const isSoak = process.env['VERSIONS'] === 'all'

/** Whether a version signs and executes what it asks for; the others have it declined, unless VERSIONS is `all`. */
export const isSigner = (version: string): boolean => isSoak || SIGNERS.has(version)
