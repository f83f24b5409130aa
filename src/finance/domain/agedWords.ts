/** German: when what is due by age alone is due after all. Not what the exposé tells of as renewed: that is the rest. */
export const IF_THE_REST_IS_DUE = 'wenn auch das Übrige nach seinem Alter zu erneuern ist'
