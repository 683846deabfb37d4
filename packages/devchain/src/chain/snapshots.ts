import { DevchainError } from './DevchainError.ts'
import type { DevClient } from './devClient.ts'
import { writeStateFile } from './stateFile.ts'

export type Snapshots = {
  /** Saves the chain. Concurrent calls run one after another. Does nothing without a file. */
  save(): Promise<void>
  /** Checks for a new head at this interval and saves if there is one. */
  begin(everyMs: number): void
  /** Stops the background saves. */
  end(): void
}

/** Saves the chain to the state file whenever it has new blocks. */
export function createSnapshots(
  client: DevClient,
  file: string | undefined,
  onProblem: ((error: DevchainError) => void) | undefined,
): Snapshots {
  let savedHead: string | undefined
  let queue: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const readHead = async () => (await client.getBlock({ blockTag: 'latest' })).hash ?? undefined

  async function write(): Promise<void> {
    if (file === undefined) return
    // Read before the dump: a block mined in between is already in the dump, and is saved once more.
    const head = await readHead()
    await writeStateFile(file, await client.dumpState())
    savedHead = head
  }

  function save(): Promise<void> {
    const saving = queue.then(write)
    queue = saving.catch(() => {})
    return saving
  }

  async function saveWhenChanged(): Promise<void> {
    try {
      if ((await readHead()) !== savedHead) await save()
    } catch (error) {
      // The end of the chain is reported through `exited`. Only problems that the user can fix are reported here.
      if (error instanceof DevchainError) onProblem?.(error)
    }
  }

  function begin(everyMs: number): void {
    end()
    const next = () => {
      timer = setTimeout(() => void saveWhenChanged().then(() => timer !== undefined && next()), everyMs)
      timer.unref()
    }
    next()
  }

  function end(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return { save, begin, end }
}
