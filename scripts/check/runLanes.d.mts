export function runLanes<Step extends { readonly mayMove?: boolean }, Ended>(
  lanes: readonly (readonly Step[])[],
  run: (step: Step, place: number) => Promise<Ended>,
): Promise<Ended[]>
