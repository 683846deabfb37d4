/** What a page asks its worker: the number of the worker's build, or that this build is used from now on. */
export type WorkerQuestion = 'which-build' | 'use-build'

export const isWorkerQuestion = (value: unknown): value is WorkerQuestion =>
  value === 'which-build' || value === 'use-build'
