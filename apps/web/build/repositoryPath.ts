import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, with a slash at its end. */
export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))

/** The path of a file from the root of the repository, with slashes: the same on every machine, because the build is compared. */
export const repositoryPath = (file: string): string => relative(REPOSITORY, file).split(sep).join('/')
