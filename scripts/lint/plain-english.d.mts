export declare const PRIVATE: readonly (readonly [RegExp, string])[];
export declare function privateEnglish(file: string, text: string): string[];
