/**
 * Documents that a property of the whole rubric is held on, each a review of several hundred observations. Another run
 * takes others; PANEL_PROPERTY_RUNS=1000 looks longer.
 */
export const propertyRuns = Number(process.env.PANEL_PROPERTY_RUNS ?? 40)
