import type { Spellings } from '#content/en/searchMeanings.ts';
import type { Completions } from '#domain/search/lexicon.ts';

/** What shoppers type in Hindi, and in Hindi with Latin letters, by the English name of its meaning. */
export const spellings: Spellings = {
  mug: 'मग, कप, प्याला, प्याली, चाय का कप, कॉफ़ी मग, कॉफ़ी कप, चाय कप, pyala, pyali, chai ka cup, chai cup, chai mug, chai wala cup, kop',
  'magic mug':
    'मैजिक मग, जादू वाला मग, जादुई मग, रंग बदलने वाला मग, rang badalne wala mug, jadu wala mug, jadui mug, गर्म पानी वाला मग, गरम पानी वाला मग, garam pani wala mug, garam pani mug',
  frame: 'फ़्रेम, फ़ोटो फ़्रेम, तस्वीर का फ़्रेम, चौखट, चौखटा, tasveer ka frame, photo ka frame, tasvir frame, chaukhat',
  collage: 'कोलाज, कोलाज फ़्रेम',
  lamp: 'लैंप, दीया, दिया, दीपक, लाइट, एलईडी लाइट, बत्ती, रोशनी, बिजली, चमकने वाला, bijli, chamakne wala, diya, diye, deepak, batti, roshni',
  'night lamp': 'नाइट लैंप, रात की लाइट, नाइट लाइट, रात का लैंप, raat ki light, raat ka lamp, raat wali light',
  'crystal cube': 'क्रिस्टल, क्रिस्टल क्यूब, काँच का क्यूब, kaanch ka cube',
  pillow: 'पिलो, तकिया, सिरहाना, तकिया कवर, तकिए का कवर, takiya, takiye, takia, sirhana, photo takiya, takiya cover',
  cushion: 'कुशन, तकिया, गद्दी, मसनद, सोफ़ा कुशन, कुशन कवर, takiya, takiye, takia, gaddi, photo takiya',
  'heart cushion':
    'दिल वाला कुशन, दिल वाला तकिया, दिल कुशन, हार्ट कुशन, दिल का तकिया, dil wala cushion, dil wala takiya, dil takiya, dil cushion',
  print:
    'प्रिंट, छपाई, फ़ोटो प्रिंट, छपवाना, छपवानी, छापना, chhapai, chapai, chhapwana, chapwana, chhapwani, chapwani, chhapana, निकलवाना, nikalwana, nikalwani',
  'wall print':
    'दीवार, दीवार की फ़ोटो, दीवार के लिए फ़ोटो, पोस्टर, पेंटिंग, तस्वीर, दीवार पर, वॉल फ़ोटो, सजावट, घर की सजावट, deewar, diwar, dewar, deewar ki photo, tasveer, tasvir, sajawat, deewar par, ghar ki sajawat',
  canvas: 'कैनवास, कैनवस, कैनवास प्रिंट',
  'acrylic print': 'ऐक्रेलिक, एक्रेलिक, ऐक्रिलिक',
  polaroid: 'पोलरॉइड, पोलोरॉयड, इंस्टेंट प्रिंट, छोटी फ़ोटो, choti photo',
  'fairy light': 'झालर, फ़ेयरी लाइट, लड़ी, jhalar, ladi',
  sticker: 'स्टिकर, स्टीकर, लेबल, चिपकाने वाला, chipkane wala',
  'laptop sticker': 'लैपटॉप स्टिकर, लैपटॉप',
  'bottle sticker': 'बोतल स्टिकर, बोतल का स्टिकर, botal sticker, botal ka sticker, bottle ka sticker',
  'name sticker': 'नाम स्टिकर, नाम का स्टिकर, नाम वाला स्टिकर, naam sticker, naam ka sticker, naam wala sticker',
  keychain:
    'कीचेन, कीचैन, की चेन, की रिंग, चाबी का छल्ला, चाबी, छल्ला, चाभी, चाबी की रिंग, chabi, chaabi, chabhi, chabi ka challa, challa, chhalla, chabi ring, chabi ka chhalla, chaabi ka challa',
  calendar: 'कैलेंडर, कैलंडर, टेबल कैलेंडर, पंचांग, panchang',
  'phone cover':
    'फ़ोन कवर, फ़ोन, मोबाइल, कवर, केस, मोबाइल कवर, मोबाइल का कवर, फ़ोन का कवर, मोबाइल केस, बैक कवर, आईफ़ोन, mobile ka cover, phone ka cover, mobail',
  combo: 'कॉम्बो, हैम्पर, गिफ़्ट सेट, गिफ़्ट बॉक्स, गिफ़्ट पैक, सेट',
  'return gift': 'रिटर्न गिफ़्ट, मेहमानों के लिए, थोक, mehmano ke liye, thok, shagun, शगुन',
  't-shirt': 'टीशर्ट, टी शर्ट, कमीज़, टोपी, kameez, topi',
  clothes: 'साड़ी, कपड़े, कपड़ा, कुर्ता, जूते, चप्पल, ड्रेस, kapde, kapda, joote, chappal',
  jewellery:
    'गहने, ज़ेवर, अंगूठी, हार, चूड़ी, कंगन, कान की बाली, पायल, झुमके, मंगलसूत्र, लॉकेट, सोना, gehne, gahne, zevar, jevar, anguthi, angoothi, haar, chudi, kangan, payal, jhumka, jhumke, mangalsutra, sona',
  clock: 'दीवार घड़ी, घड़ी, deewar ghadi, diwar ghadi, ghadi',
  watch: 'हाथ घड़ी, कलाई घड़ी, हाथ की घड़ी, स्मार्ट वॉच, वॉच, haath ghadi, hath ki ghadi',
  bag: 'बैग, थैला, झोला, स्कूल बैग, thaila, jhola, basta',
  wallet: 'पर्स, बटुआ, बेल्ट, batua',
  'mouse pad': 'माउस पैड',
  magnet: 'मैगनेट, फ़्रिज मैग्नेट, चुंबक',
  puzzle: 'पज़ल, पहेली, खेल, khel',
  bottle: 'बोतल, पानी की बोतल, थर्मस, टिफ़िन, botal, pani ki bottle, paani ki botal',
  blanket: 'चादर, कंबल, रज़ाई, तौलिया, पर्दा, chadar, kambal, rajai, tauliya, parda, palang, bistar',
  card: 'कार्ड, शादी का कार्ड, विज़िटिंग कार्ड, निमंत्रण, shadi ka card, shaadi ka card, nimantran',
  album: 'एल्बम, ऐल्बम, फ़ोटो एल्बम, शादी का एल्बम, किताब, डायरी, kitab, kitaab',
  pen: 'पेन, कलम, पेंसिल, kalam',
  'pen drive': 'पेन ड्राइव',
  electronics: 'चार्जर, हेडफ़ोन, ईयरफ़ोन, स्पीकर, कैमरा, पावर बैंक',
  cake: 'केक, चॉकलेट, मिठाई, mithai, khana',
  flower: 'फूल, गुलाब, गुलदस्ता, पौधा, phool, gulab, guldasta, paudha, fool',
  toy: 'खिलौना, खिलौने, टेडी बियर, गुड़िया, khilona, khilauna, khilone, gudiya',
  trophy: 'ट्रॉफ़ी, मूर्ति, मोमेंटो, पदक, murti, moorti',
  plate: 'नेम प्लेट, थाली, प्लेट, thali',
  kitchenware: 'बर्तन, चम्मच, कड़ाही, गिलास, bartan, chammach, gilas',
  showpiece: 'फूलदान, गमला, अगरबत्ती, gamla, phooldan',
  umbrella: 'छाता, कुर्सी, सोफ़ा, टीवी, शीशा, chata, chhata, kursi, sheesha, shisha',
  wedding:
    'शादी, विवाह, ब्याह, शादी का गिफ़्ट, शादी का तोहफ़ा, दूल्हा, दुल्हन, वेडिंग, शादीशुदा, निकाह, shaadi, shadi, shadi ka gift, vivah, byah, dulha, dulhan, shaadi ka tohfa, nayi shaadi',
  anniversary:
    'सालगिरह, शादी की सालगिरह, वर्षगाँठ, एनिवर्सरी, शादी की वर्षगाँठ, saalgirah, salgirah, shaadi ki salgirah, shadi ki salgirah, varshganth',
  engagement: 'सगाई, मंगनी, एंगेजमेंट, sagai, mangni, roka',
  love: 'प्यार, प्रेम, लव, इश्क़, वैलेंटाइन, प्रेमी, करवा चौथ, तीज, karva chauth, pyar, pyaar, ishq, mohabbat, prem',
  birthday:
    'जन्मदिन, बर्थडे, जन्म दिन, जन्मदिवस, बर्थ डे, जन्मदिन का तोहफ़ा, janamdin, janmdin, janam din, janm din, janmadin, janmdivas, birthday ka gift, जनमदिन',
  festival:
    'त्योहार, दिवाली, दीवाली, दीपावली, होली, पोंगल, दशहरा, नवरात्रि, ईद, tyohar, tyohaar, diwali, deewali, divali, dipawali, dussehra',
  christmas: 'क्रिसमस, बड़ा दिन',
  'new year': 'नया साल, नववर्ष, नए साल, naya saal, naye saal, nav varsh, nay saal',
  rakhi: 'राखी, रक्षाबंधन, रक्षा बंधन, भाई दूज, rakhi ka gift, rakshabandhan',
  housewarming: 'गृह प्रवेश, गृहप्रवेश, नया घर, नए घर, घर, griha pravesh, grah pravesh, naya ghar, naye ghar, ghar',
  ceremony: 'जनेऊ, अन्नप्राशन, समारोह, फ़ंक्शन, janeu, annaprashan, samaroh',
  farewell:
    'उद्घाटन, udghatan, विदाई, रिटायरमेंट, सेवानिवृत्ति, धन्यवाद, शुक्रिया, बधाई, यादें, याद, यादगार, निशानी, vidai, shukriya, dhanyavad, badhai, yaadein, yaad, yaadgar, nishani',
  office: 'टीचर, शिक्षक, गुरु, गुरुजी, बॉस, ऑफ़िस, दफ़्तर, अध्यापक, मैडम, सर, डॉक्टर, shikshak, guruji, adhyapak, daftar',
  friend: 'दोस्त, दोस्ती, मित्र, सहेली, यार, फ़्रेंड, dost, dosto, doston, dosti, mitr, mitra, saheli, yaar',
  family:
    'परिवार, फ़ैमिली, रिश्तेदार, चाचा, चाची, मामा, मामी, बुआ, मौसी, भाभी, जीजा, जीजू, सास, ससुर, ननद, देवर, parivar, parivaar, rishtedar, chacha, chachu, chachi, mami, bua, mausi, masi, bhabhi, bhabi, jija, jiju, saas, sasur, nanad, devar, भतीजा, भतीजी, भांजा, भांजी, दामाद, बहू, साली, साला, ताऊ, ताई, पड़ोसी, bhatija, bhatiji, bhanja, bhanji, damad, bahu, saali, sala, padosi',
  mother: 'माँ, मम्मी, माता, मदर, अम्मी, सासू माँ, maa, ma, mummi, mata, ammi, aai, sasu maa, मां',
  father: 'पापा, पिता, पिताजी, बाबा, अब्बू, फ़ादर, pita, pitaji, papaji, abbu, baba, bauji',
  parents: 'मम्मी पापा, माँ बाप, माता पिता, मां बाप, maa baap, mata pita, maa papa, mummy papa, mammi papa',
  grandparents:
    'दादा, दादी, नाना, नानी, दादा दादी, नाना नानी, dada, dadi, nana, nani, dada dadi, nana nani, dadaji, nanaji',
  husband: 'पति, पतिदेव, हसबैंड, शौहर, pati, patidev, shauhar, hasband, unke liye',
  wife: 'पत्नी, बीवी, वाइफ़, बेगम, patni, biwi, bivi, biivi, begum, gharwali',
  girlfriend: 'गर्लफ़्रेंड, प्रेमिका, लड़की, premika, ladki, jaan',
  boyfriend: 'बॉयफ़्रेंड, लड़का, ladka, premi',
  couple: 'जोड़ी, कपल, जोड़ा, दंपति, jodi, joda, jode, dampati, miya biwi, pati patni, पति पत्नी, मियाँ बीवी',
  sibling:
    'भाई, बहन, छोटा भाई, छोटे भाई, बड़े भाई, छोटी बहन, बड़ी बहन, chota bhai, chhota bhai, chote bhai, chhote bhai, bada bhai, bade bhai, choti behen, chhoti behen, badi behen, भैया, दीदी, बहना, बड़ा भाई, छोटा भाई, bhai, bhaiya, behen, bahan, behan, bhen, didi, behna, bahna, bhaiyya',
  children:
    'बच्चे, बच्चा, बच्ची, बेबी, बेटा, बेटी, शिशु, पोता, पोती, नवजात, नामकरण, गोद भराई, मुंडन, लाडला, bacche, bachche, bachcha, baccha, bacha, bache, bacchon, bachon, bachcho, bachchon, beta, beti, bacchi, pota, poti, naamkaran, namkaran, god bharai, mundan, chote bacche, navjat',
  pet: 'कुत्ता, कुत्ते, बिल्ली, पालतू, पपी, तोता, डॉग, kutta, kutte, kutti, billi, paltu, tota',
  god: 'भगवान, मंदिर, पूजा, पूजा घर, देवी, देवता, गणेश, गणपति, कृष्ण, शिव, राम, bhagwan, mandir, puja ghar, devi, devta, ganpati',
  rangoli: 'रंगोली, अल्पना',
  travel: 'यात्रा, सफ़र, प्रकृति, पहाड़, समुद्र, yatra, safar, prakriti, pahad, samudra',
  gold: 'सुनहरा, सुनहरी, sunehra, sunahra, sunehri',
  colour: 'रंगीन, rangeen',
  heart: 'दिल, हार्ट, दिल वाला, dil, dil wala, dilwala, dil shape',
  memorial: 'पुण्यतिथि, स्वर्गीय, श्रद्धांजलि, punyatithi, swargiya, shraddhanjali',
  wooden: 'लकड़ी, लकड़ी वाला, सागौन, lakdi, lakadi, lakri, lakdi wala',
  ceramic: 'चीनी मिट्टी, सिरेमिक, chini mitti',
  glass: 'काँच, शीशे, kaanch, kanch, sheeshe',
  metal: 'धातु, पीतल, स्टील, लोहा, peetal, dhatu, loha',
  cloth: 'कपड़े का, मुलायम, नरम, mulayam, naram',
  waterproof: 'वॉटरप्रूफ़, वाटरप्रूफ',
  large: 'बड़ा, बड़ी, बड़े, bada, badi, bade, bara, bari',
  small: 'छोटा, छोटी, छोटे, chota, choti, chote, chhota, chhoti, nanha',
  medium: 'मीडियम, मध्यम',
  name: 'नाम, नाम वाला, अक्षर, तारीख, naam, naam wala, naam likha',
  chime: 'संगीत, गाना, gana, gaana',
  two: 'दो, do',
  three: 'तीन, teen, tin',
  four: 'चार, char, chaar',
  many: 'बहुत सारी फ़ोटो, ज़्यादा फ़ोटो, bahut sari photo, zyada photo, jyada photo',
  gift: 'गिफ़्ट, तोहफ़ा, उपहार, भेंट, सौगात, गिफ़्ट्स, कुछ, अच्छा, बढ़िया, नया, कोई, tohfa, tofa, tohafa, uphar, upahar, uphaar, bhent, saugat, kuch, kuchh, accha, acha, badhiya, naya, koi, gipht, cheez, saman, सामान, चीज़',
  photo: 'फ़ोटो, फ़ोटोज़, फ़ोटू, तस्वीर वाला, photu, fotu, tasveer wala',
  filler:
    'वाला, वाली, वाले, का, की, के, को, में, से, पर, लिए, के लिए, चाहिए, मुझे, हमें, मेरा, मेरी, मेरे, अपने, अपनी, अपना, दिखाओ, दिखाइए, दिखाएँ, दिखा, दो, देना, देने, है, हैं, और, एक, यह, वह, बताओ, बनवाना, बनाना, खरीदना, छपा, लगाने, रखने, जी, ke, ka, ki, ko, me, mein, mai, se, par, pe, liye, lie, liya, ke liye, wala, wali, wale, vala, vali, vale, chahiye, chaiye, chahie, chahiya, mujhe, muje, hame, hume, mera, meri, mere, apne, apni, apna, dikhao, dikhaye, dikhaiye, dikha, dena, dene, dijiye, hai, hain, he, aur, ek, yeh, ye, batao, banwana, banana, karna, karwana, karvana, kharidna, khareedna, lagane, rakhne, lagi, laga, ji, nahi, kya, koi bhi, unka, uska, uski',
  under:
    'से कम, के अंदर, के नीचे, तक, से नीचे, के भीतर, se kam, ke andar, ke niche, ke neeche, tak, se niche, se neeche, andar, ke under, tak ka, tak ke, kam',
  over: 'से ज़्यादा, से ऊपर, se zyada, se jyada, se upar, ke upar',
  between: 'के बीच, बीच, से लेकर, ke beech, ke bich, beech',
  rupees: 'रुपये, रुपए, रुपया, रु, rupaye, rupay, rupye, rupiya, rupaiye, rupe',
  cheap:
    'सस्ता, सस्ती, सस्ते, कम दाम, कम कीमत, किफ़ायती, sasta, sasti, saste, kam dam, kam daam, kam keemat, kam price, kam paise',
  costly: 'महँगा, महंगा, महँगी, mehnga, mahanga, mehanga, mehenga',
};

/** How a search for an occasion or a person goes on, in Latin letters and in the language's own. */
export const completions: Completions = {
  occasion: ['… gift', '… का गिफ़्ट'],
  person: ['… ke liye gift', '… के लिए गिफ़्ट'],
};
