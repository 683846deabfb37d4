/** What belongs to development: tests and their helpers, TypeScript sources, settings. */
const FOREIGN = [
  /\.test(?:-d)?\./,
  /(?:^|\/)(?:tests?|testing|fixtures?|proof|browser|src|scripts|node_modules)\//,
  /[Ff]ixture/,
  /(?<!\.d)\.tsx?$/,
  /(?:^|\/)(?:tsconfig[^/]*\.json|\.[^/]+)$/,
]

/** The built page has its own names; its build takes no tests. */
const isPage = (file: string): boolean => file.startsWith('page/')

/** The files of a tarball that do not belong there. */
export const findForeignFiles = (files: readonly string[]): string[] =>
  files.filter((file) => !isPage(file)).filter((file) => FOREIGN.some((pattern) => pattern.test(file)))
