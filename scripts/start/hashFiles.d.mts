export function hashFiles(root: string, files: readonly string[]): string
