/** Where the picture of a roadmap is, for whoever may see the roadmap. */
export const picturePath = (id: string): string => `/ft/learning/roadmap/picture/${id}`
