import type { Callable, PackageExport } from './readExports.ts'

/** Finds every function, component and class that an entry of a package exports without an `@example`. */
export function findMissingExamples(
  exports: readonly PackageExport[],
): (Pick<PackageExport, 'name'> & Pick<Callable, 'file' | 'line'>)[] {
  return exports.flatMap(({ name, callable }) =>
    callable?.examples.length === 0 ? [{ name, file: callable.file, line: callable.line }] : [],
  )
}
