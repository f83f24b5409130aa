/** The names of a parking space, garages and carports with them. */
export const SPACE = String.raw`(?:(?:tief|doppel|einzel|fertig)?garagen?(?:-?(?:einzel)?stellpl[aä]tz(?:e[sn]?)?)?|tiefgaragen\p{L}*|TG(?:\s?-\s?\p{L}+)?|(?:außen|pkw-|duplex-?|kfz-|carport-?)?stellpl[aä]tz(?:e[sn]?)?|carports?|duplex\p{L}*)`
