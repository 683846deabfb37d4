/** Continues in a task of its own: between two of them the browser draws and answers the user. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
