/** The validation messages of the schemas: keys, whose texts are in `src/copy/validation.ts`. */
export type ValidationKey =
  | `common.${"required" | "invalid" | "flag" | "id" | "tooLong" | "empty" | "tooMany" | "order" | "unknownField"}`
  | `admin.${"until" | "untilPast" | "untilFar" | "reasonRequired" | "reasonTooLong" | "ownerUnknown" | "ownerPays"}`
  | `price.${"invalid" | "negative" | "tooLarge" | "tooManyDecimals" | "required"}`
  | `quantity.${"invalid" | "notPositive" | "tooLarge" | "tooManyDecimals"}`
  | `product.${
      | "nameRequired"
      | "nameTooLong"
      | "descriptionTooLong"
      | "skuTooLong"
      | "categoryGone"
      | "previousPriceNotHigher"
      | "unit"
      | "stock"
      | "tooManyOptions"
      | "tooManyPhotos"
      | "tooManyVariants"
      | "optionNameRequired"
      | "optionNameTooLong"
      | "optionNameTwice"
      | "optionValueRequired"
      | "optionValueTooLong"
      | "optionValueTwice"
      | "optionsDiffer"
      | "variantTwice"
      | "variantsChanged"}`
  | `push.${"subscription" | "tooMany"}`
  | `ownDomain.${"required" | "invalid" | "tooLong" | "ours" | "taken"}`
  | `priceChange.${
      | "valueRequired"
      | "notPositive"
      | "percent"
      | "percentTooLarge"
      | "downToNothing"
      | "nothingPicked"
      | "oneScope"
      | "tooManyPicked"
      | "nothingChanges"
      | "unusual"}`
  | `rule.${"reach" | "oneReach" | "categoryGone" | "productGone" | "tooManyCategories" | "tooManyProducts"}`
  | `promotion.${
      | "nameRequired"
      | "nameTooLong"
      | "kind"
      | "buy"
      | "pay"
      | "payNotLess"
      | "nth"
      | "value"
      | "percent"
      | "amount"
      | "date"
      | "endsBefore"
      | "weekday"
      | "time"
      | "sameHours"
      | "tooMany"}`
  | `coupon.${"code" | "codeTaken" | "kind" | "maxUses" | "tooMany" | "unknown" | "notYet" | "over" | "usedUp" | "usedByPhone" | "phoneRequired"}`
  | `quantityBreak.${"from" | "fromTwice" | "value" | "oneValue" | "price" | "notCheaper" | "tooMany" | "tooManySteps"}`
  | `import.${
      | "tooLarge"
      | "tooManyRows"
      | "tooManyColumns"
      | "notTable"
      | "noHeader"
      | "empty"
      | "oldExcel"
      | "document"
      | "picture"
      | "macros"
      | "formulas"
      | "broken"
      | "notVendor"
      | "noSheet"
      | "vendorTooLarge"
      | "vendorTooManyRows"
      | "tooManyProducts"
      | "underWay"
      | "reading"
      | "missing"
      | "one"
      | "idUnknown"
      | "idTwice"
      | "skuTwice"
      | "skuAmbiguous"
      | "skuCut"
      | "errorCell"
      | "severalSheets"
      | "nameAmbiguous"
      | "notFound"
      | "unit"
      | "flag"
      | "stockOfVariants"
      | "productLimit"
      | "columnsNoName"
      | "columnsTwice"
      | "columnsOptions"
      | "columnsVisible"
      | "columnsPairs"}`
  | `category.${"nameRequired" | "nameTooLong" | "nameReserved" | "tooMany" | "specialUrl" | "specialUrlTaken" | "descriptionTooLong"}`
  | `tent.${
      | "nameTooShort"
      | "nameTooLong"
      | "country"
      | "style"
      | "colour"
      | "instagram"
      | "facebook"
      | "taglineTooLong"
      | "descriptionTooLong"
      | "textTooLong"
      | "percent"
      | "openingHours"
      | "ga4"
      | "ga4Other"
      | "pixel"
      | "snippetTooLong"
      | "cbu"
      | "cbuCheck"
      | "alias"
      | "cuit"
      | "mapsUrl"}`
  | `subdomain.${"empty" | "tooShort" | "tooLong" | "characters" | "dashes" | "digitsOnly" | "punycode" | "reserved" | "taken" | "tooManyFormer"}`
  | `priceList.${"full" | "wrongPassword" | "nameRequired" | "nameTooLong" | "nameTaken" | "amount" | "minUnits" | "tooMany" | "tooManyEntries" | "tooManyCustomers" | "productGone" | "entryGone" | "isCustomer" | "passwordShort" | "gone" | "notActive" | "noProducts"}`
  | `stockAlert.${"inStock" | "full" | "tooManyOfPhone"}`
  | `phone.${"empty" | "invalid" | "length" | "area"}`
  | `tent.${"noticeTooLong" | "deliveryNone" | "deliveryTextTooLong" | "amount"}`
  | `tent.${
      | "day"
      | "holidayOrder"
      | "holdHours"
      | "holidayTextTooLong"
      | "orderTextTooLong"
      | "paymentTextTooLong"
      | "holderTooLong"
      | "installmentsTooLong"
      | "legalNameTooLong"
      | "dataFiscal"
      | "regretNeedsWhatsapp"
      | "account"}`
  | `zone.${"nameRequired" | "nameTooLong" | "nameTwice" | "tooMany"}`
  | `image.${"missing" | "one"}`
  | `pdf.${"empty" | "tooMany"}`
  | `branch.${"nameRequired" | "nameTooLong" | "textTooLong" | "tooMany"}`
  | `home.${
      | "headingTooLong"
      | "tooManyProducts"
      | "tooManySections"
      | "altTooLong"
      | "bannerTooLong"
      | "buttonTooLong"
      | "aboutTooLong"
      | "imageGone"}`
  | `link.${"nameRequired" | "nameTooLong" | "url" | "descriptionTooLong" | "tooMany" | "builtInUrl"}`
  | `account.${
      | "nameRequired"
      | "nameTooLong"
      | "email"
      | "emailTooLong"
      | "birthDate"
      | "birthDateFuture"
      | "birthDateTooOld"
      | "phone"
      | "passwordRequired"
      | "passwordTooShort"
      | "passwordTooLong"
      | "passwordCommon"
      | "passwordIsEmail"
      | "emailTaken"
      | "emailSame"
      | "linkExpired"
      | "undoExpired"}`
  | `order.${
      | "clientKey"
      | "lineNameRequired"
      | "lineNameTooLong"
      | "discountPercent"
      | "discountTooLarge"
      | "noLines"
      | "tooManyLines"
      | "nameRequired"
      | "nameTooLong"
      | "addressRequired"
      | "addressTooLong"
      | "noteTooLong"
      | "lineNoteTooLong"
      | "phoneTooLong"
      | "phoneRequired"
      | "courierTooLong"
      | "zoneRequired"
      | "branchGone"
      | "noDelivery"
      | "noPickup"
      | "tooLarge"
      | "trackingTooLong"
      | "customerRequired"
      | "noManualLines"
      | "lineTwice"
      | "lineGone"
      | "totalChanged"
      | "quantityStep"
      | "templateNameRequired"
      | "templateNameTooLong"
      | "templateTextRequired"
      | "templateTextTooLong"
      | "tooManyTemplates"}`
  | `stats.${"day" | "order" | "tooMany"}`
  | `news.${"titleRequired" | "titleTooLong" | "textRequired" | "textTooLong" | "country" | "image"}`
  | `messenger.${"textRequired" | "textTooLong"}`
  | `support.${"textRequired" | "textTooLong" | "tooMany"}`
  | `plan.${
      | "unknown"
      | "free"
      | "nameRequired"
      | "nameTooLong"
      | "descriptionTooLong"
      | "total"
      | "totalOfFree"
      | "productLimit"
      | "trial"
      | "limit"
      | "currencyUnknown"
      | "interval"
      | "inUse"
      | "keep"
      | "link"
      | "returnUrl"
      | "service"
      | "currency"
      | "paypalId"
      | "preapprovalId"}`
  | `survey.${"answerRequired" | "answerTooLong" | "commentTooLong"}`
  | `site.${"appnameRequired" | "appnameTooLong" | "textTooLong" | "url" | "whatsapp" | "headerMessageTooLong"}`;

/** Returns the key unchanged; the type check ensures that it exists. */
export const message = (key: ValidationKey): ValidationKey => key;
