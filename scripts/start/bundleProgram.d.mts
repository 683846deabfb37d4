export function bundleProgram(entry: string, root?: string): Promise<string>
export function bundleWithSources(entry: string, root?: string): Promise<{ file: string; sources: string[] }>
